// Defect: never reads.
setInterval(() => {}, 1000);
