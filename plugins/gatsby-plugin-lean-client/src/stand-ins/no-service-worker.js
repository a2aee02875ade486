/** Stands for the registration of a service worker, which this site has none of. */
export {};
