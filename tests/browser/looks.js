// What a reader meets on the page: every text it has, and texts that do not fit their boxes.
(() => {
  const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title',
    'placeholder', 'alt', 'label']
  const NOT_READ = 'script, style, noscript'
  /** Pixels that nobody sees. */
  const NEAR = 1.5
  /** Letters may reach out of a low line. */
  const LINE = 4
  /** The arrow of a menu stands beside its text. */
  const ARROW = 20
  /** What only screen readers meet is this small. */
  const SMALLEST = 3

  function textNodes() {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (walk.nextNode()) found.push(walk.currentNode)
    return found.filter((one) => one.data.trim() && !one.parentElement.closest(NOT_READ))
  }

  /** All texts, also those of what is closed at the moment. */
  function texts() {
    const found = [document.title, ...textNodes().map((one) => one.data)]
    for (const one of document.querySelectorAll('body *')) {
      for (const name of SAID) if (one.hasAttribute(name)) found.push(one.getAttribute(name))
    }
    return [...new Set(found)]
  }

  const shown = (one) => one.checkVisibility({ visibilityProperty: true })

  function told(what, element, text) {
    const name = [element.localName, ...element.classList].filter((one) => !/^svelte-/.test(one))
    return `${what} ${name.join('.')}: ${text.trim().replace(/\s+/g, ' ').slice(0, 80)}`
  }

  const pen = document.createElement('canvas').getContext('2d')

  /** A line of text in the font of an element, and the room it has there. */
  function isCutOff(text, element, beside) {
    const style = getComputedStyle(element)
    pen.font = style.font
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return pen.measureText(text).width + beside > room + NEAR
  }

  /** A menu has one line only: as wide as the page it may end with an ellipsis. */
  function ofMenus() {
    return [...document.querySelectorAll('select')].filter(shown).flatMap((one) => {
      const text = one.selectedOptions[0]?.text ?? ''
      const whole = one.offsetWidth > innerWidth * 0.75
      const ends = getComputedStyle(one).textOverflow === 'ellipsis'
      return (whole && ends) || !isCutOff(text, one, ARROW) ? [] : [told('cut off in', one, text)]
    })
  }

  function ofPlaceholders() {
    return [...document.querySelectorAll('[placeholder]')]
      .filter((one) => shown(one) && isCutOff(one.placeholder, one, 0))
      .map((one) => told('cut off in', one, one.placeholder))
  }

  function ofText(node) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((one) => one.width > NEAR)
    if (!lines.length) return []
    const left = Math.min(...lines.map((one) => one.left))
    const right = Math.max(...lines.map((one) => one.right))
    const top = Math.min(...lines.map((one) => one.top))
    const bottom = Math.max(...lines.map((one) => one.bottom))
    const drawing = node.parentElement.closest('svg')
    for (let box = drawing ?? node.parentElement; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (edge.width <= SMALLEST || edge.height <= SMALLEST) return []
      if (['inline', 'contents'].includes(style.display) && box !== drawing) continue
      // What is wider can be moved.
      if (['auto', 'scroll'].includes(style.overflowX)) return []
      // Names that people type are as long as they like.
      if (style.textOverflow === 'ellipsis' && !node.data.includes('⟦')) return []
      const out = left < edge.left - NEAR || right > edge.right + NEAR
      const below = top < edge.top - LINE || bottom > edge.bottom + LINE
      if (out || (below && style.overflowY === 'visible')) {
        return [told('runs out of', box, node.data)]
      }
      if (['absolute', 'fixed'].includes(style.position)) return []
    }
    return []
  }

  function misfits() {
    const width = document.documentElement.scrollWidth
    const page = width > innerWidth ? [`the page is ${width} wide`] : []
    const visible = textNodes().filter(
      ({ parentElement }) => shown(parentElement) && !parentElement.closest('select, textarea'),
    )
    return [...new Set([...page, ...ofMenus(), ...ofPlaceholders(), ...visible.flatMap(ofText)])]
  }

  for (const one of document.querySelectorAll('details')) one.open = true
  return { texts: texts(), misfits: misfits() }
})()
