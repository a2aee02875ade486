import { describedValues } from "../samples/described-values";

describe("the values in a description", () => {
  it.each<[string, string[]]>([
    ["The id, e.g. `abc`.", ["abc"]],
    ["A limit. For example, 42.", ["42"]],
    ['For instance "a b".', ["a b"]],
    ["**Example:** `foo`", ["foo"]],
    ["Example: USD", ["USD"]],
    ["A locale, eg: en-US", ["en-US"]],
    ["(e.g. 123e4567-e89b-12d3-a456-426614174000).", ["123e4567-e89b-12d3-a456-426614174000"]],
    ["An address, e.g., https://example.org/x.", ["https://example.org/x"]],
    ["Something such as 'foo bar'.", ["foo bar"]],
    ["One of `a`, `b`.", ["a"]],
    ["One of: red, blue", ["red"]],
    ["Possible values:\n- `x`: one\n- `y`", ["x"]],
    ["Can be `users` or `teams`.", ["users"]],
    ["Defaults to `now`.", ["now"]],
    ["Defaults to `a`, for example `b`.", ["b", "a"]],
    ["For example when the user is new.", []],
    ["For example if it's a 'cat'.", []],
    ["Must be `true`.", []],
    ["e.g. `{id}`", []],
    ['e.g. `{"a": 1}`', []],
    ["e.g. `GET /users`", []],
  ])("%j are %j", (description, values) => {
    expect(describedValues(description)).toEqual(values);
  });

  it.each([
    ["sort", "e.g. `sort=-name`", "-name"],
    ["sort", "e.g. `?sort=-name&page=2`", "-name"],
    ["state", "e.g. `state: open`", "open"],
    ["flow", "e.g. `/recovery?flow=abc&a=b`", "abc"],
    ["flow", "e.g. `/recovery?step=abc`", "/recovery?step=abc"],
    ["sort", "e.g. `order=-name`", "order=-name"],
  ])("of %s do not repeat its name: %s", (name, description, value) => {
    expect(describedValues(description, name)).toEqual([value]);
  });
});
