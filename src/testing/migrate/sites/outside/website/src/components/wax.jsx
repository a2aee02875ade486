import Head from "@docusaurus/Head";
import React from "react";

/** Adds to the head of the page that it is on. */
export default function Wax() {
  return (
    <Head>
      <title>Wax</title>
      <meta name="wax" content="yes" />
    </Head>
  );
}
