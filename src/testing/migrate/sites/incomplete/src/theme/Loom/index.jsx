export default function Loom() {
  return <p>A loom</p>;
}
