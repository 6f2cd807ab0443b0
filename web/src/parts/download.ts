/** Hands a file to the person. */
export function download(name: string, type: string, content: string | Blob): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([content], { type }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The drawn board as a picture of its own, with the colours it wears now. */
export function picture(): string {
	const drawn = document.querySelector<SVGSVGElement>(".panel.board svg");
	const art = document.querySelector(".art svg");
	if (!drawn) return "";
	const copy = drawn.cloneNode(true) as SVGSVGElement;
	const box = drawn.viewBox.baseVal;
	copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
	copy.setAttribute("width", String(box.width));
	copy.setAttribute("height", String(box.height));
	const worn = getComputedStyle(document.documentElement);
	const names = [
		"parchment",
		"limestone",
		"sand",
		"ink",
		"bone",
		"cacao",
		"cinnabar",
		"maize",
		"jade",
		"turquoise",
	];
	names.push("indigo", "violet", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4");
	const colours = names.map((name) => `--${name}: ${worn.getPropertyValue(`--${name}`)};`).join(" ");
	const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
	style.textContent = `.recent, .marked { display: none } text { font-family: sans-serif } svg { ${colours} background: ${worn.getPropertyValue("--parchment")} } .amount { font: 700 13px sans-serif; text-anchor: middle }`;
	copy.prepend(style);
	if (art) copy.prepend(...[...art.cloneNode(true).childNodes]);
	return new XMLSerializer().serializeToString(copy);
}

const SHARP = 2; // dots of the picture for each of the board

/** The same as dots, which every program shows. */
export async function photograph(): Promise<Blob | null> {
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture())}`;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = image.width * SHARP;
	canvas.height = image.height * SHARP;
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
