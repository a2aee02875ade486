document.documentElement.dataset.hive = "ready";
