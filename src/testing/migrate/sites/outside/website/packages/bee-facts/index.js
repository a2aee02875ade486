exports.legs = 6;
