const pet = "cat";
