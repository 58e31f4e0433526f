;; What is asked of PDFium thousands of times a page, and what is done with each of its pixels: from inside WebAssembly a
;; question costs a tenth of one from JavaScript that is not compiled yet, and sixteen bytes are looked at together.
;; `kernel.wasm` is made of it by wabt; kernel.test.ts holds them against each other.
(module
  (import "pdfium" "memory" (memory 0))
  (import "pdfium" "FPDFText_GetUnicode" (func $unicode (param i32 i32) (result i32)))
  (import "pdfium" "FPDFText_IsGenerated" (func $isGenerated (param i32 i32) (result i32)))
  (import "pdfium" "FPDFText_IsHyphen" (func $isHyphen (param i32 i32) (result i32)))
  (import "pdfium" "FPDFText_HasUnicodeMapError" (func $hasMapError (param i32 i32) (result i32)))
  (import "pdfium" "FPDFText_GetLooseCharBox" (func $cell (param i32 i32 i32) (result i32)))
  (import "pdfium" "FPDFText_GetCharBox" (func $ink (param i32 i32 i32 i32 i32 i32) (result i32)))
  (import "pdfium" "FPDFText_GetTextObject" (func $textObject (param i32 i32) (result i32)))
  (import "pdfium" "FPDFTextObj_GetTextRenderMode" (func $renderMode (param i32) (result i32)))

  ;; 64 bytes for each character: four floats of its cell, four doubles of its ink, its code, its kind
  ;; (1 generated, 2 hidden, 4 hyphenated, 8 unmapped; 2 and 8 only where they are wanted)
  (func (export "characters")
    (param $page i32) (param $first i32) (param $count i32) (param $wantsFacts i32) (param $out i32)
    (local $end i32) (local $kind i32) (local $object i32) (local $last i32) (local $hidden i32)
    (local.set $end (i32.add (local.get $first) (local.get $count)))
    (loop $next
      (i32.store offset=48 (local.get $out) (call $unicode (local.get $page) (local.get $first)))
      (local.set $kind (i32.ne (call $isGenerated (local.get $page) (local.get $first)) (i32.const 0)))
      (if (i32.eqz (local.get $kind)) (then
        (drop (call $cell (local.get $page) (local.get $first) (local.get $out)))
        (drop (call $ink (local.get $page) (local.get $first)
          (i32.add (local.get $out) (i32.const 16)) (i32.add (local.get $out) (i32.const 24))
          (i32.add (local.get $out) (i32.const 32)) (i32.add (local.get $out) (i32.const 40))))
        (if (call $isHyphen (local.get $page) (local.get $first))
          (then (local.set $kind (i32.const 4))))
        (if (local.get $wantsFacts) (then
          (local.set $object (call $textObject (local.get $page) (local.get $first)))
          (if (i32.ne (local.get $object) (local.get $last)) (then
            (local.set $last (local.get $object))
            (local.set $hidden (i32.eq (call $renderMode (local.get $object)) (i32.const 3)))))
          (local.set $kind (i32.or (local.get $kind) (i32.shl (local.get $hidden) (i32.const 1))))
          (if (call $hasMapError (local.get $page) (local.get $first))
            (then (local.set $kind (i32.or (local.get $kind) (i32.const 8)))))))))
      (i32.store offset=52 (local.get $out) (local.get $kind))
      (local.set $out (i32.add (local.get $out) (i32.const 64)))
      (local.set $first (i32.add (local.get $first) (i32.const 1)))
      (br_if $next (i32.lt_s (local.get $first) (local.get $end)))))

  ;; A bit for each of `count` pixels of 32 bits, set where it is not as the first is. Answers what those pixels are (the
  ;; first one, where there are none), or -1 where they differ among themselves.
  (func (export "pack") (param $from i32) (param $count i32) (param $out i32) (result f64)
    (local $ground i32) (local $ink i32) (local $bits i32) (local $place i32) (local $pixel i32)
    (local $grounds v128) (local $inks v128) (local $pixels v128) (local $others v128) (local $strange v128)
    (local.set $ground (i32.load (local.get $from)))
    (local.set $ink (local.get $ground))
    (local.set $grounds (i32x4.splat (local.get $ground)))
    (block $few
      (loop $word
        (br_if $few (i32.lt_u (local.get $count) (i32.const 32)))
        (local.set $bits (i32.const 0))
        (local.set $place (i32.const 0))
        (loop $four
          (local.set $pixels (v128.load (local.get $from)))
          (local.set $others (i32x4.ne (local.get $pixels) (local.get $grounds)))
          (if (v128.any_true (local.get $others)) (then
            (if (i32.eq (local.get $ink) (local.get $ground)) (then
              (local.set $ink (i32.load (i32.add (local.get $from)
                (i32.shl (i32.ctz (i32x4.bitmask (local.get $others))) (i32.const 2)))))
              (local.set $inks (i32x4.splat (local.get $ink)))))
            (local.set $strange (v128.or (local.get $strange)
              (v128.and (local.get $others) (i32x4.ne (local.get $pixels) (local.get $inks)))))
            (local.set $bits (i32.or (local.get $bits)
              (i32.shl (i32x4.bitmask (local.get $others)) (local.get $place))))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $place (i32.add (local.get $place) (i32.const 4)))
          (br_if $four (i32.lt_u (local.get $place) (i32.const 32))))
        (if (v128.any_true (local.get $strange)) (then (return (f64.const -1))))
        (i32.store (local.get $out) (local.get $bits))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 32)))
        (br $word)))
    (if (local.get $count) (then
      (local.set $bits (i32.const 0))
      (local.set $place (i32.const 0))
      (loop $one
        (local.set $pixel (i32.load (local.get $from)))
        (if (i32.ne (local.get $pixel) (local.get $ground)) (then
          (if (i32.eq (local.get $ink) (local.get $ground)) (then (local.set $ink (local.get $pixel))))
          (if (i32.ne (local.get $pixel) (local.get $ink)) (then (return (f64.const -1))))
          (local.set $bits (i32.or (local.get $bits) (i32.shl (i32.const 1) (local.get $place))))))
        (local.set $from (i32.add (local.get $from) (i32.const 4)))
        (local.set $place (i32.add (local.get $place) (i32.const 1)))
        (br_if $one (i32.lt_u (local.get $place) (local.get $count))))
      (i32.store (local.get $out) (local.get $bits))))
    (f64.convert_i32_u (local.get $ink))))
