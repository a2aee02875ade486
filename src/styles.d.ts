/** Style sheets are imported for their effect: webpack puts them into every page. */
declare module "*.css";
