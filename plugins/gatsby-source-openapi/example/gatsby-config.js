module.exports = {
  trailingSlash: "never",
  plugins: [
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-source-openapi",
      options: { id: "shop", spec: "shop.yaml", basePath: "/reference" },
    },
  ],
};
