export { createResolvers } from "./src/create-resolvers";
