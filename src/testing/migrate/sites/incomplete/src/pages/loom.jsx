import Loom from "@theme/Loom";

export default function Page() {
  return <Loom />;
}
