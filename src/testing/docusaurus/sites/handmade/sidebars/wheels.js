/** The wheels have a file of their own. */
module.exports = {
  type: "category",
  label: "Wheels",
  className: "wheels",
  customProps: { icon: "wheel" },
  link: { type: "generated-index", slug: "/wheels", description: "Tires, tubes, spokes." },
  items: ["wheels/tires", "wheels/tubes", "wheels/spokes"],
};
