module.exports = {
  title: "Loom",
  url: "https://loom.example",
  baseUrl: "/",
  plugins: ["docusaurus-plugin-of-the-loom"],
  presets: [["classic", { blog: { authorsMapPath: "people.yml" } }]],
};
