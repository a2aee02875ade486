import { filePath } from "../samples/file-path";

it.each([
  ["photo", "image/png", "/path/to/photo.png"],
  ["photo", "image/jpeg, image/png", "/path/to/photo.jpg"],
  ["logo", "image/svg+xml", "/path/to/logo.svg"],
  ["data", "application/vnd.api+json", "/path/to/data.json"],
  ["list", "text/csv; charset=utf-8", "/path/to/list.csv"],
  ["archive", "application/x-tar", "/path/to/archive.tar"],
  ["file", "image/*", "/path/to/file.png"],
  ["avatar", "", "/path/to/avatar.png"],
  ["photo", "application/octet-stream", "/path/to/photo.jpg"],
  ["csv_file", "", "/path/to/csv_file.csv"],
  ["profile", "", "/path/to/profile"],
  ["file", "application/octet-stream", "/path/to/file"],
  ["file", "", "/path/to/file"],
  ["image[data]", "application/pdf", "/path/to/file.pdf"],
  ["../x", "", "/path/to/file"],
])("the file of %s with the media type %s is %s", (name, mediaTypes, path) => {
  expect(filePath(name, mediaTypes)).toBe(path);
});

it.each([
  [["A PDF or PNG of at most 5 MB", "/images"], "/path/to/file.pdf"],
  [["What to upload", "/users/me/avatar"], "/path/to/file.png"],
  [["What to upload", "/files"], "/path/to/file"],
])("a file about which %j is known is %s", (about, path) => {
  expect(filePath("file", "", about)).toBe(path);
});
