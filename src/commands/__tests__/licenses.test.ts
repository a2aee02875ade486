import { isAllowed, packagesByLicense } from "../licenses";

it.each([
  ["MIT", true],
  ["EPL-2.0", true],
  ["(MIT OR GPL-3.0)", true],
  ["Apache-2.0 AND MIT", true],
  ["Apache-2.0 AND GPL-3.0", false],
  ["GPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE", false],
  ["unknown", false],
])("the license %s is allowed: %s", (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

it("allows the licenses of all packages in the lock file", () => {
  const others = [...packagesByLicense()].filter(([license]) => !isAllowed(license));
  expect(others).toEqual([]);
});
