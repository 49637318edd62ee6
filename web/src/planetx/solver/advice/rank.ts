/** A figure to rank by: nine digits, as in the package; sorting keeps the order of those that are equally good. */
export const rank = (figure: number): number => Math.round(figure * 1e9)
