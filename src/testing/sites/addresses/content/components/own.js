import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";

/** Links as components of Docusaurus sites write them. */
export default function Own() {
  return (
    <p>
      <Link to="/docs/other">By address</Link> <Link to={useBaseUrl("/docs/other")}>twice</Link>
      <img src={useBaseUrl("/img/logo.svg")} alt="" />
    </p>
  );
}
