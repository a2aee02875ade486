// @ts-nocheck: the packages are not installed.
import { useAllDocsData } from "@docusaurus/plugin-content-docs/client";

export const months = () => Object.keys(useAllDocsData());
