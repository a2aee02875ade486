export type { TrailLink } from "../../plugins/gatsby-transformer-content";
