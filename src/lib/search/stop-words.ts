const WORDS =
  "a about after all also am an and any are as at be because been but by can could did do does for " +
  "from get got had has have he her him his how i if in into is it its just let me more most my no " +
  "not of off on one only or other our out over she should so some such than that the their them " +
  "then there these they this those through to too up us was we were what when where which while " +
  "who why will with would you your";

/** Words that say nothing about what a reader looks for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(" "));
