import Layout from "@theme/Layout";
import React from "react";

export default function Keepers() {
  return <Layout title="Keepers">Ada keeps bees.</Layout>;
}
