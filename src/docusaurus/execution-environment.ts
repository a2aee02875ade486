const canUseDOM = typeof window !== "undefined";

/** `@docusaurus/ExecutionEnvironment`: whether code runs in a browser. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && "IntersectionObserver" in window,
  canUseViewport: canUseDOM,
};

export default ExecutionEnvironment;
