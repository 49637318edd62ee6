/** What lies this far down is behind a bar at the lower edge, unless the page itself never scrolls. */
const BAR = '-128px'

/** Tells whether an element is to be seen, now and whenever that changes: `use:onScreen={tell}`. */
export function onScreen(element: Element, tell: (seen: boolean) => void): { destroy: () => void } {
  const watch = new IntersectionObserver((found) => tell(found.at(-1)?.isIntersecting ?? false), {
    rootMargin: `0px 0px ${element.closest('.whole-window') ? '0px' : BAR} 0px`,
  })
  watch.observe(element)
  return {
    destroy: () => {
      watch.disconnect()
      tell(false)
    },
  }
}
