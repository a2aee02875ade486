import MDXComponents from "@theme-original/MDXComponents";

function Cell({ children }) {
  return <b className="cell">{children}</b>;
}

export default { ...MDXComponents, Cell };
