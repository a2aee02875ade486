const canUseDOM = typeof window !== "undefined";

/** `@docusaurus/ExecutionEnvironment`: whether there is a browser around. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && "IntersectionObserver" in window,
  canUseViewport: canUseDOM,
};

export default ExecutionEnvironment;
