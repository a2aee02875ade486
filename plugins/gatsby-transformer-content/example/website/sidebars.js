module.exports = {
  docs: ["intro", { type: "category", label: "Guide", items: ["guide/setup"] }],
};
