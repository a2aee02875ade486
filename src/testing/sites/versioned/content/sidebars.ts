import { guide } from "./sidebar-parts";

const sidebars: Record<string, unknown[]> = {
  docs: [
    "intro",
    { type: "html", value: "<hr class='divider'>", className: "rule" },
    { Guide: guide },
    { type: "doc", id: "alone", className: "of-the-sidebar" },
    { type: "link", label: "News", href: "blog" },
  ],
};

export default sidebars;
