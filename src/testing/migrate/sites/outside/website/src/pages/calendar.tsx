// @ts-nocheck: the packages are not installed.
import { months } from "../components/months";

export default function Calendar() {
  return months();
}
