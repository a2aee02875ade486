module.exports = { main: ["start", "tides"] };
