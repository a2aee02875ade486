import type { HostingRules } from "../rules";
import { IMMUTABLE, REVALIDATE } from "../rules";
import type { Recipe } from "./recipe";

/** A CloudFormation template for S3 with CloudFront, and a script that uploads the site. */
export const s3: Recipe = ({ rules, files }) => ({
  "stack.json": `${JSON.stringify(stack(rules, files), null, 2)}\n`,
  "upload.sh": uploadScript(rules, files),
});

/**
 * Returns the CloudFront function that redirects variants of addresses and finds the file of a page.
 * CloudFront runs only this JavaScript, so it has no imports.
 */
function viewerFunction({ basePath, redirects }: HostingRules, files: readonly string[]) {
  const extensions = new Set(
    files.flatMap((file) => (file.endsWith(".html") ? [] : (file.match(/[.](\w+)$/)?.[1] ?? []))),
  );
  const targets = Object.fromEntries(redirects.map(({ from, to, status }) => [from, [to, status]]));
  // A page whose address ends like a file, such as /blog/node.js.
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `${basePath}/${file.slice(0, -5)}`)
    .filter((page) => extensions.has(page.match(/[.](\w+)$/)?.[1] ?? ""));
  return `var redirects = ${JSON.stringify(targets)};
var extensions = ${JSON.stringify([...extensions].sort())};
var pages = ${JSON.stringify(pages)};

function redirect(status, to) {
  return { statusCode: status, headers: { location: { value: to } } };
}

function queryOf(request) {
  var parts = Object.keys(request.querystring).map(function (name) {
    return name + "=" + request.querystring[name].value;
  });
  return parts.length > 0 ? "?" + parts.join("&") : "";
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var query = queryOf(request);
  if (redirects.hasOwnProperty(uri)) {
    var to = redirects[uri][0];
    // A target with a query of its own keeps it.
    if (!/^[^#]*[?]/.test(to)) to = to.replace(/(?=#)|$/, function () { return query; });
    return redirect(redirects[uri][1], to);
  }
  if (uri === "${basePath}") return redirect(301, uri + "/" + query);
  if (uri === "${basePath}/") request.uri = uri + "index.html";
  if (request.uri !== uri) return request;
  var plain = uri.replace(/^\\/+/, "/").replace(/\\/index\\.html$|\\.html$|\\/+$/, "") || "/";
  if (plain !== uri) return redirect(301, plain + query);
  var end = uri.match(/[.](\\w+)$/);
  if (!end || extensions.indexOf(end[1]) < 0 || pages.indexOf(uri) >= 0) {
    request.uri = uri === "${basePath}/404" ? "${basePath}/no-such-page" : uri + ".html";
  }
  return request;
}
`;
}

function stack(rules: HostingRules, files: readonly string[]) {
  const { headers, basePath } = rules;
  const { "Content-Security-Policy": policy, "Referrer-Policy": referrer, ...others } = headers;
  const hsts = others["Strict-Transport-Security"];
  const custom = Object.entries(others)
    .filter(([name]) => !["X-Content-Type-Options", "Strict-Transport-Security"].includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const error = (ErrorCode: number) => ({
    ErrorCode,
    ResponseCode: 404,
    ResponsePagePath: `${basePath}/404.html`,
    ErrorCachingMinTTL: 10,
  });
  const placeholder = (value: string) => `\${${value}}`;
  const name = (suffix: string) => ({ "Fn::Sub": `${placeholder("AWS::StackName")}-${suffix}` });
  return {
    AWSTemplateFormatVersion: "2010-09-09",
    Resources: {
      Bucket: { Type: "AWS::S3::Bucket" },
      BucketPolicy: {
        Type: "AWS::S3::BucketPolicy",
        Properties: {
          Bucket: { Ref: "Bucket" },
          PolicyDocument: {
            Statement: [
              {
                Effect: "Allow",
                Action: "s3:GetObject",
                Resource: { "Fn::Sub": `${placeholder("Bucket.Arn")}/*` },
                Principal: { Service: "cloudfront.amazonaws.com" },
                Condition: {
                  StringEquals: {
                    "AWS:SourceArn": {
                      "Fn::Sub": `arn:aws:cloudfront::${placeholder("AWS::AccountId")}:distribution/${placeholder("Distribution")}`,
                    },
                  },
                },
              },
            ],
          },
        },
      },
      AccessControl: {
        Type: "AWS::CloudFront::OriginAccessControl",
        Properties: {
          OriginAccessControlConfig: {
            Name: name("bucket"),
            OriginAccessControlOriginType: "s3",
            SigningBehavior: "always",
            SigningProtocol: "sigv4",
          },
        },
      },
      Addresses: {
        Type: "AWS::CloudFront::Function",
        Properties: {
          Name: name("addresses"),
          AutoPublish: true,
          FunctionCode: viewerFunction(rules, files),
          FunctionConfig: { Comment: "Redirects and files of pages", Runtime: "cloudfront-js-2.0" },
        },
      },
      Headers: {
        Type: "AWS::CloudFront::ResponseHeadersPolicy",
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: name("headers"),
            SecurityHeadersConfig: {
              ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
              ContentTypeOptions: { Override: true },
              ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
              ...(hsts && {
                StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
              }),
            },
            CustomHeadersConfig: { Items: custom },
          },
        },
      },
      Distribution: {
        Type: "AWS::CloudFront::Distribution",
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: "http2and3",
            Origins: [
              {
                Id: "site",
                DomainName: { "Fn::GetAtt": ["Bucket", "RegionalDomainName"] },
                OriginAccessControlId: { "Fn::GetAtt": ["AccessControl", "Id"] },
                S3OriginConfig: {},
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: "site",
              ViewerProtocolPolicy: "redirect-to-https",
              Compress: true,
              // Amazon's managed policy "CachingOptimized".
              CachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
              ResponseHeadersPolicyId: { Ref: "Headers" },
              FunctionAssociations: [
                {
                  EventType: "viewer-request",
                  FunctionARN: { "Fn::GetAtt": ["Addresses", "FunctionARN"] },
                },
              ],
            },
            // S3 answers 403 for files that do not exist.
            CustomErrorResponses: [error(403), error(404)],
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: "Bucket" } },
      Distribution: { Value: { Ref: "Distribution" } },
      Domain: { Value: { "Fn::GetAtt": ["Distribution", "DomainName"] } },
    },
  };
}

/** Hashed files first, so that no page is there before its scripts; deleted files last. */
function uploadScript(
  { contentTypes, basePath, hashedFiles }: HostingRules,
  files: readonly string[],
): string {
  const isHashed = new RegExp(hashedFiles);
  const others = files.filter(
    (file) => /^[^/]+[.](?:js|css)$/.test(file) && !isHashed.test(`${basePath}/${file}`),
  );
  const hashed = [
    ...["*.js", "*.css"].map((name) => `--include "${name}"`),
    ...["*/*", ...others].map((name) => `--exclude "${name}"`),
  ].join(" ");
  const typed = Object.entries(contentTypes).map(
    ([extension, type]) =>
      `aws s3 cp site "$bucket" --recursive --exclude "*" --include "*.${extension}" --cache-control "${REVALIDATE}" --content-type "${type}"`,
  );
  return `#!/usr/bin/env bash
# Made by "npm run deploy-config -- s3". Uploads the folder beside it: ./upload.sh BUCKET DISTRIBUTION
set -euo pipefail
cd "$(dirname "$0")"
bucket="s3://$1"
aws s3 cp "site${basePath}/static" "$bucket${basePath}/static" --recursive --cache-control "${IMMUTABLE}"
aws s3 cp "site${basePath}" "$bucket${basePath}" --recursive --exclude "*" ${hashed} --cache-control "${IMMUTABLE}"
aws s3 sync site "$bucket" --cache-control "${REVALIDATE}"
${typed.join("\n")}
aws s3 sync site "$bucket" --size-only --delete
aws cloudfront create-invalidation --distribution-id "$2" --paths "/*"
`;
}
