module.exports = { docs: ["fire"] };
