module.exports = { main: ["start", { type: "category", label: "Order", items: ["rules"] }] };
