import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import type { OpenApiPluginOptions } from "../plugin-options";
import { pluginOptionsSchema, resolveOptions } from "../plugin-options";

const GOOD = { id: "v2", spec: "openapi/v2.yaml", basePath: "/docs/api/external" };

describe("pluginOptionsSchema", () => {
  it("accepts what a document needs", async () => {
    const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, GOOD);
    expect({ isValid, errors }).toEqual({ isValid: true, errors: [] });
  });

  it("knows every option", async () => {
    const all: Omit<Required<OpenApiPluginOptions>, "plugins"> = {
      ...GOOD,
      overlays: ["openapi/overlay.yaml"],
      schemasBasePath: "/schemas",
      tagsBasePath: "/tags",
      requireOperationIds: true,
      tokenVariable: "TOKEN",
      baseUrl: "https://a.example/b",
      errors: "warn",
      ignoreWarnings: ["default-type"],
      extensions: ["x-rate-limit"],
      tryIt: true,
      proxy: "https://cors.example/?to={url}",
      load: async () => ({ problems: [], files: [] }),
    };
    expect(await testPluginOptionsSchema(pluginOptionsSchema, all)).toMatchObject({
      isValid: true,
      hasWarnings: false,
    });
  });

  it.each([
    [{}, ['"id" is required', '"basePath" is required']],
    [{ ...GOOD, id: "V 2" }, [expect.stringContaining('"id"')]],
    [{ ...GOOD, basePath: "docs" }, [expect.stringContaining('"basePath"')]],
    [{ ...GOOD, proxy: "https://cors{url}" }, [expect.stringContaining('"proxy"')]],
    [{ ...GOOD, tokenVariable: "MY-TOKEN" }, [expect.stringContaining('"tokenVariable"')]],
  ])("refuses %j", async (options, problems) => {
    const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
    expect(errors).toEqual(problems);
  });
});

describe("resolveOptions", () => {
  it("puts schemas and tags below the operations", () => {
    expect(resolveOptions({ ...GOOD, basePath: "/api/", plugins: [] })).toMatchObject({
      basePath: "/api",
      schemasBasePath: "/api/schemas",
      tagsBasePath: "/api/tags",
    });
  });
});
