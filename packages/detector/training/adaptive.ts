/** Numbers that are fitted step by step: AdaGrad with weight decay. */

export interface Steps {
  /** First step of AdaGrad. */
  readonly rate: number;
  /** Part of a weight that is lost at each step it takes. */
  readonly decay: number;
}

export class Adaptive {
  readonly values: Float32Array;
  readonly #squares: Float32Array;
  readonly #rate: number;
  readonly #decay: number;

  constructor(size: number, { rate, decay }: Steps) {
    this.values = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#rate = rate;
    this.#decay = decay;
  }

  move(index: number, gradient: number): void {
    this.#squares[index]! += gradient * gradient;
    const step = (this.#rate * gradient) / Math.sqrt(this.#squares[index]! + 1e-6);
    this.values[index] = this.values[index]! * (1 - this.#decay) - step;
  }
}
