module.exports = { docs: ["index", "yarn", "own"] };
