export type { TrailLink } from "../../plugins/gatsby-transformer-content/src/navigation/find-trail";
