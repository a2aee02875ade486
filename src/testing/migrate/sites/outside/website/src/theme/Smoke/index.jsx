export default function Smoke() {
  return <p>Smoke of the theme</p>;
}
