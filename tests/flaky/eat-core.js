// Keeps one core busy for as long as its parent process is running.
process.on('disconnect', () => process.exit())

function eat() {
  const end = performance.now() + 50
  while (performance.now() < end) Math.sqrt(end)
  setImmediate(eat)
}

eat()
