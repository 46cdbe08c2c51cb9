// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface Resolver {
    function name(bytes32 node) external view returns (string memory);
    function addr(bytes32 node) external view returns (address);
}

/// The part of ENS's universal resolver that clients call to read names: on-chain records only, no wildcards and no
/// gateways. Errors are those of the real one, so that a missing name reads as "none".
contract LabUniversalResolver {
    /// namehash("addr.reverse")
    bytes32 private constant ADDR_REVERSE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;
    uint256 private constant COIN_TYPE_ETH = 60;

    Registry private immutable registry;

    error DNSDecodingFailed(bytes dns);
    error ResolverNotFound(bytes name);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    constructor(Registry registry_) {
        registry = registry_;
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        address resolver = registry.resolver(hashDnsName(name, 0));
        if (resolver == address(0)) revert ResolverNotFound(name);
        (bool done, bytes memory result) = resolver.staticcall(data);
        if (!done) revert ResolverError(result);
        return (result, resolver);
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        if (coinType != COIN_TYPE_ETH || account.length != 20) return ("", address(0), address(0));
        bytes32 reverseNode = keccak256(abi.encodePacked(ADDR_REVERSE, keccak256(toHex(account))));
        address reverseResolver = registry.resolver(reverseNode);
        if (reverseResolver == address(0)) return ("", address(0), address(0));

        string memory name = Resolver(reverseResolver).name(reverseNode);
        bytes32 node = hashTextName(bytes(name));
        address resolver = registry.resolver(node);
        if (resolver == address(0)) return ("", address(0), reverseResolver);

        address primary = Resolver(resolver).addr(node);
        if (primary != address(bytes20(account))) revert ReverseAddressMismatch(name, abi.encodePacked(primary));
        return (name, resolver, reverseResolver);
    }

    function hashDnsName(bytes calldata name, uint256 offset) private pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        uint256 end = offset + 1 + length;
        if (end >= name.length) revert DNSDecodingFailed(name);
        return keccak256(abi.encodePacked(hashDnsName(name, end), keccak256(name[offset + 1:end])));
    }

    function hashTextName(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        while (end > 0) {
            uint256 start = end;
            while (start > 0 && name[start - 1] != ".") start--;
            bytes memory label = new bytes(end - start);
            for (uint256 i = 0; i < label.length; i++) label[i] = name[start + i];
            node = keccak256(abi.encodePacked(node, keccak256(label)));
            end = start == 0 ? 0 : start - 1;
        }
    }

    function toHex(bytes calldata account) private pure returns (bytes memory text) {
        bytes16 digits = "0123456789abcdef";
        text = new bytes(40);
        for (uint256 i = 0; i < 20; i++) {
            text[2 * i] = digits[uint8(account[i]) >> 4];
            text[2 * i + 1] = digits[uint8(account[i]) & 15];
        }
    }
}
