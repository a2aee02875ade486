// @ts-nocheck: the packages are not installed.
import { usePluginData } from "@docusaurus/useGlobalData";

export const months = () => Object.keys(usePluginData("months"));
