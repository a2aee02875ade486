export { createResolvers } from "./create-resolvers";
